// What an account needs once in a while, in one file: the first script names each file there is.
export { ChangePassword } from './change-password.tsx';
export { FirstAdministrator } from './first-administrator.tsx';
export { HeldLink } from './held-link.tsx';
export { EnterPortal } from './portal/enter-portal.tsx';
export { Recover } from './recover.tsx';
export { SetUpSecondFactor } from './set-up-second-factor.tsx';
