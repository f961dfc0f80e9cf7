import { Copy, Mail, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { showToast } from "#ui/toast.ts";
import { QrCode } from "./qr-code.tsx";

const onlyHere = (address: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
const atHome = (address: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.local$/.test(new URL(address).hostname);

const reach = (address: string): string | null => {
  if (onlyHere(address))
    return "Only works on this device: Saga has no address here that a phone could reach.";
  return atHome(address) ? "Only works at home." : null;
};

/** A link that was made just now, to be shown or sent. It cannot be shown again later. */
export function NewLink({ address, name }: { address: string; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = `${name}, with this link you can tell me about your life: ${address}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ tone: "success", title: "Link copied" }),
      () =>
        showToast({
          tone: "error",
          title: "The link could not be copied",
          description: "Mark it and copy it by hand.",
        }),
    );
  const limits = reach(address);
  return (
    <div className="grid gap-4 rounded-l border-2 border-primary bg-surface p-4 @wide:grid-cols-[auto_1fr]">
      <QrCode text={address} label={`A code for the camera of ${name}’s phone. It opens the link below.`} />
      <div className="grid content-start gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-l outline-none">
          The link for <bdi>{name}</bdi> is ready
        </h3>
        <p>Hold the camera of their phone over the code, or send the link. It is shown only now.</p>
        {limits && <p className="rounded-m bg-honey-soft p-3 text-on-honey-soft">{limits}</p>}
        <p className="rounded-m bg-page-deep p-3 text-s [overflow-wrap:anywhere] select-all">{address}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onPress={() => void copy()}>
            <Copy size={24} aria-hidden />
            Copy
          </Button>
          {"share" in navigator && (
            <Button variant="secondary" onPress={() => void navigator.share({ text: words }).catch(() => {})}>
              <Share2 size={24} aria-hidden />
              Send
            </Button>
          )}
          <a
            href={`mailto:?${new URLSearchParams({ subject: "Tell me about your life", body: words }).toString().replaceAll("+", "%20")}`}
            className={buttonStyle({ variant: "secondary" })}
          >
            <Mail size={24} aria-hidden />
            Mail it
          </a>
        </div>
      </div>
    </div>
  );
}
