/** The place of something that is loading. Decoration: the page says in words that it loads. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`animate-wait rounded-m bg-page-deep ${className}`} />;
}
