import { useEffect, useState } from "react";

/** Plays MP3 that came in Base64. */
export function SpokenSentence({ sound }: { sound: string }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const bytes = Uint8Array.from(atob(sound), (character) => character.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: "audio/mpeg" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  if (address === "") return null;
  // biome-ignore lint/a11y/useMediaCaption: its sentence stands above it
  return <audio controls autoPlay src={address} className="w-full" />;
}
