import { parentPort } from "node:worker_threads";
import { type GedcomOrder, performGedcom } from "./gedcom-work.ts";

parentPort?.once("message", (order: GedcomOrder) => parentPort?.postMessage(performGedcom(order)));
