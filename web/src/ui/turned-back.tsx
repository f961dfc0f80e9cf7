import { useEffect } from "react";
import { Navigate } from "react-router";
import { showToast } from "./toast.ts";

/** Leads away from an address that leads nowhere, and says so. */
export function TurnedBack({ to, why }: { to: string; why: string }) {
  useEffect(() => showToast({ title: why, tone: "error", goesAlong: true }), [why]);
  return <Navigate to={to} replace />;
}
