interface Told {
  readonly name: string;
  readonly office: string | null;
  readonly team: string | null;
}

/** 'Ana Paz · Ventas · Rosario': tells two of one name apart. */
export const assigneeLabel = ({ name, team, office }: Told): string =>
  [name, team, office].filter((part) => part !== null).join(' · ');
