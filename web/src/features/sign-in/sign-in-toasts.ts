import { m } from "#messages";
import type { Toast } from "#ui/toasts.ts";

export const welcomeBack = (): Toast => ({
  tone: "success",
  title: m.sign_in_welcome_back(),
  goesAlong: true,
});

export const setupComplete = (): Toast => ({
  tone: "success",
  goesAlong: true,
  title: m.sign_in_setup_complete(),
  description: m.sign_in_saga_account_has_been_set_up(),
});

export const accessDenied = (): Toast => ({
  tone: "error",
  title: m.sign_in_access_denied(),
  description: m.sign_in_you_dont_have_permission_to_access(),
});

export const loginFailed = (): Toast => ({
  tone: "error",
  title: m.sign_in_login_failed(),
  description: m.sign_in_unable_to_sign_in_with_google(),
});

export const failedToResend = (): Toast => ({
  tone: "error",
  title: m.sign_in_failed_to_resend(),
  description: m.sign_in_unable_to_resend_verification_code_please(),
});

const sentTo = (email: string): string => m.sign_in_code_sent_to({ email });

export const codeSent = (email: string): Toast => ({
  tone: "success",
  title: m.sign_in_verification_code_sent(),
  description: sentTo(email),
});

export const codeResent = (email: string): Toast => ({
  tone: "success",
  title: m.sign_in_code_resent(),
  description: sentTo(email),
});
