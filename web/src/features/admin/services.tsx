import type { ModelService } from "@saga/contract/models";
import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { troubleWords } from "#lib/model-words.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { servicesQuery } from "./admin.api.ts";

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });

const stateOf = ({ last, is_resting }: ModelService): string => {
  if (last === null) return m.admin_not_asked_yet();
  if (last.outcome === "ok") return m.admin_answered_last_on_at({ at: timeOf(last.at) });
  const told = { trouble: troubleWords(last.outcome), at: timeOf(last.at) };
  return is_resting ? m.admin_trouble_at_and_rest(told) : m.admin_trouble_at(told);
};

function ServiceCard({ service }: { service: ModelService }) {
  const isWell = service.last === null || service.last.outcome === "ok";
  return (
    <Card as="li" className="grid gap-1">
      <p className="text-l font-semibold">{service.label}</p>
      <p className={isWell ? "text-ink-soft" : "font-semibold text-record"}>{stateOf(service)}</p>
      <p className="text-ink-soft">
        {service.is_outside
          ? m.admin_outside_the_house_only_words_of()
          : m.admin_in_the_house_words_stay_with()}
      </p>
    </Card>
  );
}

/** The AI services of this server and how they do. */
export function Services() {
  const { data, isPending, isError, error, refetch } = useQuery(servicesQuery);
  return (
    <section aria-labelledby="services" className="grid gap-4">
      <h2 id="services" className="text-2xl">
        {m.admin_ai_services()}
      </h2>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading_services()}
          </p>
          <Skeleton className="h-32 rounded-l" />
        </>
      )}
      {isError && (
        <Notice
          tone="failed"
          title={m.admin_the_services_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data?.services.length === 0 && (
        <Notice tone="empty" title={m.admin_no_ai_service_is_configured()}>
          <p className="[overflow-wrap:anywhere]">{m.admin_saga_asks_with_its_own_interviewer()}</p>
        </Notice>
      )}
      {data && data.services.length > 0 && (
        <>
          <ul className="grid list-none gap-4 p-0 @wide:grid-cols-2">
            {data.services.map((service) => (
              <ServiceCard key={service.name} service={service} />
            ))}
          </ul>
          <p className="text-ink-soft">
            {m.admin_todays_cost({
              spent: data.spent_today_usd.toFixed(2),
              day: data.limits.day_usd.toFixed(2),
              person: data.limits.person_usd.toFixed(2),
            })}
          </p>
        </>
      )}
    </section>
  );
}
