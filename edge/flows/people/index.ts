export { activateLink, activatePin } from './activate.ts';
export { beginRegistration } from './begin-registration.ts';
export { peopleEndpoints } from './endpoints.ts';
export { resetPassword } from './reset-password.ts';
export { finishSecondStep } from './second-step.ts';
export { sendPin } from './send-pin.ts';
export { peopleTopics } from './topics.ts';
export { signIn } from './sign-in.ts';
