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
    case 'recover': {
      const { Recover } = await import('../account/recover.tsx');
      return (close) => <Recover token={request.token} onDone={close} />;
    }
    case 'change-password': {
      const { ChangePassword } = await import('../account/change-password.tsx');
      return (close) => <ChangePassword onDone={close} />;
    }
    case 'security': {
      const { Security } = await import('../account/security/security.tsx');
      return () => <Security />;
    }
    case 'second-factor': {
      const { SetUpCodes } = await import('../account/second-factor/set-up-codes.tsx');
      return (close) => <SetUpCodes onDone={close} />;
    }
    case 'subscribe': {
      const { Subscribe } = await import('../subscription/subscribe.tsx');
      return () => <Subscribe />;
    }
    case 'download': {
      const { Download } = await import('../download/download.tsx');
      return () => <Download />;
    }
    case 'ics-import': {
      const { IcsImport } = await import('../ics-import/ics-import.tsx');
      return () => <IcsImport />;
    }
    case 'dates': {
      const { DatesAdmin } = await import('../dates-admin/dates-admin.tsx');
      return () => <DatesAdmin />;
    }
    case 'people': {
      const { People } = await import('../people/people.tsx');
      return () => <People />;
    }
    case 'audit': {
      const { Audit } = await import('../audit/audit.tsx');
      return () => <Audit />;
    }
    case 'ai-probe': {
      const { ProbeAi } = await import('../ai-probe/probe-ai.tsx');
      return () => <ProbeAi />;
    }
    case 'providers': {
      const { Providers } = await import('../providers/providers.tsx');
      return () => <Providers />;
    }
    case 'sample-set': {
      const { RemoveSampleSet } = await import('../sample-set/remove-sample-set.tsx');
      return (close) => <RemoveSampleSet onDone={close} />;
    }
    case 'override': {
      const { ChooseOverride } = await import('../override/choose-override.tsx');
      return () => <ChooseOverride />;
    }
    case 'users': {
      const { Users } = await import('../account/users/users.tsx');
      return () => <Users />;
    }
  }
}
