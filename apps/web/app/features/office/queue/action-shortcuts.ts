import type { ItemAction } from "@app/domain/office/office";

/** One letter for each decision; no item allows two that share one. */
export const ACTION_KEYS: Readonly<Record<ItemAction, string>> = {
  hide: "r",
  suspend: "s",
  dismiss: "a",
  confirm_suspension: "c",
  lapse_suspension: "l",
  release: "p",
  restore: "v",
  reinstate: "v",
  set_level: "n",
  no_action: "a",
  keep_rating: "g",
  remove_rating: "r",
  restore_rating: "v",
  clear_absence: "l",
  confirm_absence: "c",
  uphold: "m",
  overturn: "r",
  answer: "r",
  keep_hours: "g",
  take_cut: "r",
  lift_hold: "p",
};

/** The decision that a letter names, among those of the item. */
export function actionOfKey(actions: readonly ItemAction[], key: string): ItemAction | undefined {
  return actions.find((action) => ACTION_KEYS[action] === key);
}
