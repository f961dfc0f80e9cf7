import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Only our own files, scripts never inline. Styles may be set inline: the interface kit positions its overlays so. */
export const securityHeaders = (options: { https: boolean }): MiddlewareHandler =>
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
