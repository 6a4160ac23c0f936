import { box, circle, line, path, times, turned } from '../svg.ts'

type Drawing = (ink: string, accent: string) => string[]

/** What a logo may show: around 0, 0, a hundred wide, of two colours. */
export const symbols = {
  ball: (ink, accent) => [
    circle(0, 0, 46, ink),
    path('M0-20L19-6L12 16H-12L-19-6z', accent),
    line('M0-20V-44M19-6L42-16M12 16L26 36M-12 16L-26 36M-19-6L-42-16', accent, 6),
  ],
  bolt: (ink, accent) => [path('M10-52L-36 10H-6L-12 52L36-12H4z', ink), path('M10-52L-36 10H-6L2-22z', accent, 0.5)],
  book: (ink, accent) => [
    path('M-4-24C-16-36-38-36-50-30V28C-38 22-16 22-4 34z', ink),
    path('M4-24C16-36 38-36 50-30V28C38 22 16 22 4 34z', accent),
  ],
  brackets: (ink, accent) => [line('M-22-32L-50 0L-22 32M22-32L50 0L22 32', ink, 13), line('M9-40L-9 40', accent, 13)],
  bridge: (ink, accent) => [
    line('M-54-8Q-34-10-28-40Q0 14 28-40Q34-10 54-8', accent, 6),
    line('M-28-44V40M28-44V40', ink, 10),
    line('M-54 14H54', ink, 10),
    line('M-14 14V-12M0 14V-4M14 14V-12', accent, 5),
  ],
  columns: (ink, accent) => [
    path('M-50-18L0-50L50-18z', accent),
    ...times(4, (index) => box(-44 + index * 25.3, -10, 12, 42, ink)),
    box(-50, 36, 100, 12, ink, 2),
  ],
  flask: (ink, accent) => [
    path('M-14-48V-12L-44 36Q-50 48-36 48H36Q50 48 44 36L14-12V-48z', ink),
    path('M-26 12L-37 32Q-40 40-32 40H32Q40 40 37 32L26 12Q12 4 0 12T-26 12z', accent),
    box(-22, -54, 44, 10, ink, 5),
  ],
  gear: (ink, accent) => [
    ...times(8, (index) => turned(index * 45, [box(-9, -52, 18, 24, ink, 4)])),
    circle(0, 0, 38, ink),
    circle(0, 0, 16, accent),
  ],
  heart: (ink, accent) => [
    path('M0 46C-62 6-58-44-26-46C-10-46-2-36 0-28C2-36 10-46 26-46C58-44 62 6 0 46z', ink),
    line('M-34-22C-38-10-34 0-26 8', accent, 8),
  ],
  leaf: (ink, accent) => [
    path('M-38 38C-50-22-8-50 46-46C50 10 18 46-28 34z', ink),
    line('M-46 48C-30 20-6-6 20-22', accent, 7),
  ],
  note: (ink, accent) => [
    line('M-20 30V-36L36-46V20', ink, 11),
    line('M-20-18L36-28', accent, 9),
    ...[
      [-32, 32],
      [24, 22],
    ].map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="17" ry="13" fill="${ink}"/>`),
  ],
  peak: (ink, accent) => [
    path('M-56 40L-12-40L32 40z', ink),
    path('M4 40L30-8L56 40z', accent),
    path('M-12-40L4-11L-8-16L-16-6L-28-11z', accent),
  ],
  ship: (ink, accent) => [
    path('M4-52C34-34 42-8 42 12H4z', ink),
    path('M-6-38C-24-22-32-6-34 12H-6z', accent),
    path('M-52 20H52L34 44H-34z', ink),
  ],
  sprout: (ink, accent) => [
    line('M0 48V-6', ink, 10),
    path('M0 4C-2-30-30-42-52-38C-52-10-32 8 0 4z', ink),
    path('M2-10C4-38 28-50 50-46C50-20 32-4 2-10z', accent),
  ],
  star: (ink, accent) => [
    path('M0-52L14-16L52-14L22 10L32 48L0 27L-32 48L-22 10L-52-14L-14-16z', ink),
    circle(0, 2, 11, accent),
  ],
  wave: (ink, accent) =>
    [-28, 0, 28].map((y, row) => line(`M-50 ${y}q12.500-18 25 0t25 0t25 0t25 0`, row === 1 ? accent : ink, 12)),
  wheat: (ink, accent) => [
    line('M0 52V-30', ink, 7),
    ...times(3, (row) => [
      path(
        `M0 ${30 - row * 24}C-30 ${28 - row * 24}-34 ${10 - row * 24}-32 ${-2 - row * 24}C-12 ${2 - row * 24} 0 ${12 - row * 24} 0 ${30 - row * 24}z`,
        ink,
      ),
      path(
        `M0 ${30 - row * 24}C30 ${28 - row * 24} 34 ${10 - row * 24} 32 ${-2 - row * 24}C12 ${2 - row * 24} 0 ${12 - row * 24} 0 ${30 - row * 24}z`,
        accent,
      ),
    ]).flat(),
    path('M0-24C-14-36-10-50 0-56C10-50 14-36 0-24z', ink),
  ],
} as const satisfies Record<string, Drawing>

export type SymbolName = keyof typeof symbols
