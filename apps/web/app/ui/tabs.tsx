import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";

export interface TabOption {
  id: string;
  label: string;
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabOption[];
  /** Give `selected` and `onSelect`, or neither: the first one is then shown. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Without URLs; see TabLinks. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className="chip-row">
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} className="chip">
            {name}
            {count !== undefined && <span className="chip-n">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="mt-5">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
