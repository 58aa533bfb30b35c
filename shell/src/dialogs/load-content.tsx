import type { ReactNode } from 'react';
import type { DialogRequest } from './dialog-request.ts';

/** The inside of a dialog, given what closes it. */
export type DialogContent = (close: () => void) => ReactNode;

/** None of it is in the first load. */
export async function loadContent(request: DialogRequest): Promise<DialogContent> {
  switch (request.kind) {
    case 'sign-in': {
      const { SignIn } = await import('../account/sign-in/sign-in.tsx');
      return () => <SignIn earlier={request.problem} />;
    }
    case 'first-administrator': {
      const { FirstAdministrator } = await import('../account/first-administrator.tsx');
      return (close) => <FirstAdministrator token={request.token} onDone={close} />;
    }
    case 'change-password': {
      const { ChangePassword } = await import('../account/change-password.tsx');
      return (close) => <ChangePassword onDone={close} />;
    }
    case 'users': {
      const { Users } = await import('../account/users/users.tsx');
      return () => <Users />;
    }
  }
}
