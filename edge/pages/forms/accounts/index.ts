import { registerPage } from '../../../../host-pages/pages/accounts.ts';
import { activationPage, linkPage, resetPage } from '../../../../host-pages/pages/proofs.ts';
import { loginPage, logoutPage } from '../../../../host-pages/pages/sign-in.ts';
import type { HostPage } from '../../../../host-pages/kit/page.ts';
import type { AnswerForm } from './kit.ts';
import { answerActivationForm, answerLinkForm, answerResetForm } from './proofs.ts';
import { answerLoginForm, answerLogoutForm } from './sign-in.ts';
import { answerRegisterForm } from './sign-up.ts';

/** A form about accounts: its address, its handler, and the page that shows it. */
interface AccountForm {
  readonly path: string;
  readonly page: HostPage;
  readonly answer: AnswerForm;
}

export const accountForms: readonly AccountForm[] = [
  { path: '/login', page: loginPage, answer: answerLoginForm },
  { path: '/logout', page: logoutPage, answer: answerLogoutForm },
  { path: '/register', page: registerPage, answer: answerRegisterForm },
  { path: '/register/activate', page: activationPage, answer: answerActivationForm },
  { path: '/activate', page: linkPage, answer: answerLinkForm },
  { path: '/password/reset', page: resetPage, answer: answerResetForm },
];
