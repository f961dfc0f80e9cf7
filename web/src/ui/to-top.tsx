import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";

/** A page is long when it is more than so many windows high. */
const longWindows = 2;

/** At the end of a long page, the way back to its heading; nothing on a short one. */
export function ToTop() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    const look = () => setIsLong(page.scrollHeight > longWindows * page.clientHeight);
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  if (!isLong) return null;
  const goUp = () => {
    window.scrollTo({ top: 0 });
    document.querySelector("h1")?.focus({ preventScroll: true });
  };
  return (
    <div className="wrap pb-8 print:hidden">
      <Button variant="quiet" className="-ml-4 px-4!" onPress={goUp}>
        <ArrowUp size={24} aria-hidden />
        {m.ui_to_the_top_of_the_page()}
      </Button>
    </div>
  );
}
