import type { EventType } from '@almanaque/shared-contracts';

interface TypeColors {
  /** Marks and icons: 3:1 or better on paper and surface. */
  readonly main: string;
  /** Ground of chips and highlighted cells. */
  readonly soft: string;
  /** Text on `soft`: 4.5:1 or better. */
  readonly ink: string;
}

export interface SchemeColors {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly hairline: string;
  /** The one accent: today, the bell's dot, focus of attention. */
  readonly sun: string;
  readonly onSun: string;
  readonly danger: string;
  readonly onDanger: string;
  /** Ground of a filled button under the pointer; `dangerPressed` of one that deletes. */
  readonly pressed: string;
  readonly dangerPressed: string;
  /** How much of its colour a plain button takes for its ground under the pointer. */
  readonly hoverStrength: string;
  /** An icon to press, at rest. */
  readonly idle: string;
  /** Text, and ground of a filled button, of what cannot be pressed now. */
  readonly disabled: string;
  readonly disabledGround: string;
  /** What holds the place of something on its way. */
  readonly skeleton: string;
  readonly focus: string;
  /** A day off for everyone, told apart from the observances, which have their type's colours. */
  readonly holiday: TypeColors;
  readonly event: Readonly<Record<EventType, TypeColors>>;
}

/** Paper, ink and one sun: an almanac on the wall by day. */
export const light: SchemeColors = {
  paper: '#FAF6EE',
  surface: '#FFFDF9',
  ink: '#1F2A44',
  inkSoft: '#555E75',
  hairline: '#DED6C6',
  sun: '#E5A823',
  onSun: '#1F2A44',
  danger: '#B3261E',
  onDanger: '#fff',
  pressed: 'rgb(21, 29, 47)',
  dangerPressed: 'rgb(125, 26, 21)',
  hoverStrength: '4%',
  idle: 'rgba(0, 0, 0, 0.54)',
  disabled: 'rgba(0, 0, 0, 0.26)',
  disabledGround: 'rgba(0, 0, 0, 0.12)',
  skeleton: 'rgba(31, 42, 68, 0.11)',
  focus: '#1F6FA8',
  holiday: { main: '#1F6FA8', soft: '#DFECF6', ink: '#0F4A75' },
  event: {
    festivo: { main: '#6B4FA8', soft: '#EAE3F5', ink: '#4C3385' },
    cumpleanos: { main: '#B23A6B', soft: '#F9E1EA', ink: '#8A1F4E' },
    aniversario: { main: '#3F7A3A', soft: '#E2EFDD', ink: '#2A5A26' },
    personalizado: { main: '#A8501D', soft: '#F8E5D7', ink: '#7A3610' },
  },
};

/** The same wall at night: blue ink, lamp light. */
export const dark: SchemeColors = {
  paper: '#0E1526',
  surface: '#162037',
  ink: '#F1EBDE',
  inkSoft: '#AEB7CB',
  hairline: '#303C5A',
  sun: '#F3C14E',
  onSun: '#1A2238',
  danger: '#FF9C93',
  onDanger: 'rgba(0, 0, 0, 0.87)',
  pressed: 'rgb(168, 164, 155)',
  dangerPressed: 'rgb(178, 109, 102)',
  hoverStrength: '8%',
  idle: '#fff',
  disabled: 'rgba(255, 255, 255, 0.3)',
  disabledGround: 'rgba(255, 255, 255, 0.12)',
  skeleton: 'rgba(241, 235, 222, 0.13)',
  focus: '#8CC7F0',
  holiday: { main: '#7DBBE6', soft: '#17344F', ink: '#C3E2F8' },
  event: {
    festivo: { main: '#B5A0F0', soft: '#2F2957', ink: '#DDD2FB' },
    cumpleanos: { main: '#F08DB4', soft: '#46203A', ink: '#FBD3E2' },
    aniversario: { main: '#93CC85', soft: '#1F3D2A', ink: '#CFEDC6' },
    personalizado: { main: '#F0A36B', soft: '#482C1E', ink: '#FADAC1' },
  },
};
