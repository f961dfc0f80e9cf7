import { BookOpenText, MessageCircle, Users } from "lucide-react";

const steps = [
  {
    title: "Record Your Stories",
    text: "Press one button and talk, or write. Saga asks one question at a time, and keeps your own voice with your words.",
    icon: MessageCircle,
    tile: "bg-primary-soft text-on-primary-soft",
  },
  {
    title: "Create Meaningful Stories",
    text: "Your answers become chapters. You can see which answer each sentence came from, and change anything.",
    icon: BookOpenText,
    tile: "bg-honey-soft text-on-honey-soft",
  },
  {
    title: "Share with Loved Ones",
    text: "Read the story together, listen to the voice that told it, print it as a book, and pass on what would otherwise be forgotten.",
    icon: Users,
    tile: "bg-accent-soft text-on-accent-soft",
  },
] as const;

/** The three steps from a conversation to a story. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="wrap py-12 @wide:py-18">
      <h2 id="how-it-works" className="text-3xl">
        How It Works
      </h2>
      <p className="mt-3 max-w-[36em] text-l text-ink-soft">
        Three unhurried conversations. Stop whenever you like; nothing is lost.
      </p>
      <ol className="mt-8 grid grid-cols-1 gap-6 @wide:grid-cols-3">
        {steps.map(({ title, text, icon: Icon, tile }, index) => (
          <li
            key={title}
            className="rounded-l border border-line bg-surface p-[clamp(1rem,4cqi,2rem)] shadow-2"
          >
            <div className="flex items-start justify-between">
              <span className={`grid size-18 place-items-center rounded-[1.25rem] ${tile}`}>
                <Icon size={32} aria-hidden />
              </span>
              <span aria-hidden className="font-story text-[2.7rem] leading-none text-ink-mute">
                {index + 1}
              </span>
            </div>
            <h3 className="mt-5 mb-3 text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
