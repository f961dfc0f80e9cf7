import { Copy, Mail, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { showToast } from "#ui/toast.ts";
import { QrCode } from "./qr-code.tsx";

const onlyHere = (address: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
const atHome = (address: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.local$/.test(new URL(address).hostname);

const reach = (address: string): string | null => {
  if (onlyHere(address)) return m.telling_only_works_on_this_device_saga();
  return atHome(address) ? m.telling_only_works_at_home() : null;
};

/** A link that was made just now, to be shown or sent. It cannot be shown again later. */
export function NewLink({ address, name }: { address: string; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = m.telling_name_with_this_link_you_can({ name, address });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ tone: "success", title: m.telling_link_copied() }),
      () =>
        showToast({
          tone: "error",
          title: m.telling_the_link_could_not_be_copied(),
          description: m.telling_mark_it_and_copy_it_by(),
        }),
    );
  const limits = reach(address);
  return (
    <div className="grid gap-4 rounded-l border-2 border-primary bg-surface p-4 @wide:grid-cols-[auto_1fr]">
      <QrCode text={address} label={m.telling_a_code_for_the_camera_of({ name })} />
      <div className="grid content-start gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-l outline-none">
          <MarkedText parts={m.telling_the_link_is_ready.parts({ name })} />
        </h3>
        <p>{m.telling_hold_the_camera_of_their_phone()}</p>
        {limits && <p className="rounded-m bg-honey-soft p-3 text-on-honey-soft">{limits}</p>}
        <p className="rounded-m bg-page-deep p-3 text-s [overflow-wrap:anywhere] select-all">{address}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onPress={() => void copy()}>
            <Copy size={24} aria-hidden />
            {m.telling_copy()}
          </Button>
          {"share" in navigator && (
            <Button variant="secondary" onPress={() => void navigator.share({ text: words }).catch(() => {})}>
              <Share2 size={24} aria-hidden />
              {m.telling_send()}
            </Button>
          )}
          <a
            href={`mailto:?${new URLSearchParams({ subject: m.telling_tell_me_about_your_life(), body: words }).toString().replaceAll("+", "%20")}`}
            className={buttonStyle({ variant: "secondary" })}
          >
            <Mail size={24} aria-hidden />
            {m.telling_mail_it()}
          </a>
        </div>
      </div>
    </div>
  );
}
