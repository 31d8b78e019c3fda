import { ChipLink } from "./chip.tsx";

export interface TabLink {
  to: string;
  label: string;
  count?: number;
  current: boolean;
}

/** Links, not a tablist, since each has a URL. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chip-row">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <ChipLink to={tab.to} count={tab.count} current={tab.current}>
              {tab.label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
