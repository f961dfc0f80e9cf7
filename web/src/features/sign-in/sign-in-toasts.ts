import type { Toast } from "#ui/toasts.ts";

export const welcomeBack: Toast = { tone: "success", title: "Welcome back", goesAlong: true };

export const setupComplete: Toast = {
  tone: "success",
  goesAlong: true,
  title: "Setup complete",
  description: "Saga account has been set up successfully!",
};

export const accessDenied: Toast = {
  tone: "error",
  title: "Access denied",
  description:
    "You don't have permission to access this application. Please contact an administrator to get access.",
};

export const loginFailed: Toast = {
  tone: "error",
  title: "Login failed",
  description: "Unable to sign in with Google. Please try again.",
};

export const failedToResend: Toast = {
  tone: "error",
  title: "Failed to resend",
  description: "Unable to resend verification code. Please try again.",
};

const sentTo = (email: string): string => `We've sent a 6-digit code to ${email}`;

export const codeSent = (email: string): Toast => ({
  tone: "success",
  title: "Verification code sent",
  description: sentTo(email),
});

export const codeResent = (email: string): Toast => ({
  tone: "success",
  title: "Code resent",
  description: sentTo(email),
});
