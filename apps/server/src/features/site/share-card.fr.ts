export const shareCardFr = {
  urgent: "Urgent",
  remote: "Télétravail",
  earnings: "Gains estimés",
  pay: "Rémunération",
};
