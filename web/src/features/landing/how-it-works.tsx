import { BookOpenText, MessageCircle, Users } from "lucide-react";
import { m } from "#messages";

const steps = () => [
  {
    title: m.landing_record_your_stories(),
    text: m.landing_press_one_button_and_talk_or(),
    icon: MessageCircle,
    tile: "bg-primary-soft text-on-primary-soft",
  },
  {
    title: m.landing_create_meaningful_stories(),
    text: m.landing_your_answers_become_chapters_you_can(),
    icon: BookOpenText,
    tile: "bg-honey-soft text-on-honey-soft",
  },
  {
    title: m.landing_share_with_loved_ones(),
    text: m.landing_read_the_story_together_listen_to(),
    icon: Users,
    tile: "bg-accent-soft text-on-accent-soft",
  },
];

/** The three steps from a conversation to a story. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="wrap py-12 @wide:py-18">
      <h2 id="how-it-works" className="text-3xl">
        {m.landing_how_it_works()}
      </h2>
      <p className="mt-3 max-w-[36em] text-l text-ink-soft">
        {m.landing_three_unhurried_conversations_stop_whenever_you()}
      </p>
      <ol className="mt-8 grid grid-cols-1 gap-6 @wide:grid-cols-3">
        {steps().map(({ title, text, icon: Icon, tile }, index) => (
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
