import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const policy = "content-security-policy";

/** Only our own files, scripts never inline. Styles may be set inline: the interface kit positions its overlays so. An answer that allows less keeps to that. */
export const securityHeaders = (options: { https: boolean }): MiddlewareHandler => {
  const secured = usualHeaders(options);
  return async (context, next) => {
    const own: { policy?: string | null } = {};
    await secured(context, async () => {
      await next();
      own.policy = context.res.headers.get(policy);
    });
    if (own.policy) context.res.headers.set(policy, own.policy);
  };
};

const usualHeaders = (options: { https: boolean }): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      mediaSrc: ["'self'", "blob:"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "same-origin",
    permissionsPolicy: { microphone: ["self"], camera: [], geolocation: [] },
    crossOriginOpenerPolicy: "same-origin-allow-popups",
    xFrameOptions: "DENY",
    strictTransportSecurity: options.https ? "max-age=31536000" : false,
  });
