import { catalogued, type ModelProvider, modelCatalogue } from "@saga/contract/model-catalogue";
import type { Service } from "./service.ts";

/** Who is asked, and for which model. */
export type Route = { service: Service; model: string };

const byName = (services: readonly Service[], name: ModelProvider): Service | undefined =>
  services.find((service) => service.name === name);

const standing = (model: string): string => catalogued(model)?.answered_by ?? model;

const at = (service: Service, model: string): Route => ({
  service,
  model: service.isVendor ? standing(model) : model,
});

/**
 * Who answers when a model is chosen: its own provider, with the successor of a model that was shut down; where only the
 * other provider is configured, that one with a model of the same kind; a self-hosted server takes the rest. Null: nobody.
 */
export const routeOf = (chosen: string, services: readonly Service[]): Route | null => {
  const entry = catalogued(chosen);
  const own = entry && byName(services, entry.provider);
  if (own) return at(own, chosen);
  const compatible = byName(services, "compatible");
  if (compatible) return { service: compatible, model: chosen };
  const other = services[0];
  return other && entry ? at(other, entry.counterpart) : null;
};

/** Other active models of a service, the nearest in price first. */
const siblings = ({ service, model }: Route): string[] => {
  const price = catalogued(model)?.prices.output ?? 0;
  return Object.entries(modelCatalogue)
    .filter(([id, entry]) => id !== model && entry.provider === service.name && entry.retired_on === null)
    .sort(([, a], [, b]) => Math.abs(a.prices.output - price) - Math.abs(b.prices.output - price))
    .map(([id]) => id);
};

/** The second route to try: another model where one is gone, another service where one refused. Null: none. */
export const otherRoute = (
  route: Route,
  { reason, services }: { reason: "model_gone" | "filtered"; services: readonly Service[] },
): Route | null => {
  if (reason === "model_gone") {
    const [sibling] = route.service.isVendor ? siblings(route) : [];
    return sibling ? { service: route.service, model: sibling } : null;
  }
  const elsewhere = services.filter(({ name }) => name !== route.service.name);
  const entry = catalogued(route.model);
  if (elsewhere.length > 0) return routeOf(entry?.counterpart ?? route.model, elsewhere);
  const [sibling] = route.service.isVendor ? siblings(route) : [];
  return sibling ? { service: route.service, model: sibling } : null;
};
