import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  children: ReactNode /** Title of the browser tab; the product's name is added. */;
  title: string;
  className?: string;
};

let isFirstOfVisit = true;

/**
 * The one h1 of a page. After a navigation it takes the focus, so that screen readers say where one is; on the first
 * page of a visit the browser's own start of the page is right.
 */
export function PageHeading({ children, title, className = "text-3xl" }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title === "Saga" ? title : `${title} - Saga`;
  }, [title]);

  useEffect(() => {
    if (!isFirstOfVisit) heading.current?.focus({ preventScroll: true });
    isFirstOfVisit = false;
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
