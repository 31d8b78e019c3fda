const most = (count: number) => (count > 99 ? "plus de 99" : count);

export const unreadText = (count: number) => `${most(count)} ${count > 1 ? "non lues" : "non lue"}`;

/** Of the bell. */
export const bellText = (count: number) => (count === 0 ? "Notifications" : `Notifications, ${unreadText(count)}`);
