import { mix } from '../mix.ts'
import { laptop, monitor } from '../parts/machines.ts'
import { pottedPlant } from '../parts/plants.ts'
import { alongDesk, chart, desk, room, table, wallColor, windowView } from '../parts/room.ts'
import {
  bookRow,
  bookStack,
  deskLamp,
  flask,
  globe,
  microscope,
  molecule,
  mug,
  openBook,
  testTubes,
} from '../parts/things.ts'
import type { Stage } from '../stage.ts'
import { at, box, line, path, times } from '../svg.ts'

export function library(stage: Stage): string[] {
  const { width, colors, random } = stage
  const side = random.pick([-1, 1])
  const stack = () => bookStack(random, hues(colors), random.whole(4, 6))
  return [
    ...shelves(stage),
    ...table(stage),
    ...alongDesk(stage, Math.min(215, width / 4.6), side, [
      (x) => at(x, desk + 52, 1.15, openBook(colors)),
      (x) => at(x, desk + 26, 1.05, stack()),
      (x) => at(x, desk + 42, 1, mug(colors)),
      (x) => at(x, desk + 24, 1.2, random.chance(0.5) ? globe(colors) : pottedPlant(colors)),
      (x) => at(x, desk + 22, 1.15, deskLamp(colors), side * 1.15),
      (x) => at(x, desk + 40, 1.1, laptop(colors)),
      (x) => at(x, desk + 28, 1.1, stack()),
      (x) => at(x, desk + 26, 1.2, pottedPlant(colors)),
      (x) => at(x, desk + 26, 1.2, globe(colors)),
    ]),
  ]
}

function shelves(stage: Stage): string[] {
  const { width, colors, random } = stage
  const wall = wallColor(colors)
  const board = mix(colors.trunk, wall, 0.45)
  const faded = hues(colors).map((hue) => mix(hue, wall, 0.42))
  const bay = 300
  const bays = Math.ceil(width / bay)
  return [
    box(0, 0, width, 600, mix(wall, colors.deep, 0.12)),
    ...times(bays, (column) => {
      const left = (width - bays * bay) / 2 + column * bay
      const rows = [130, 262, 394].flatMap((y) => [
        ...bookRow(random, [board, ...faded], left + 16, left + bay - 4, y, 104),
        box(left, y, bay, 10, board),
      ])
      return [...rows, box(left, 0, 12, desk, mix(board, colors.deep, 0.12))]
    }).flat(),
  ]
}

const hues = ({ second, main, accent, near, soft }: Stage['colors']) => [second, main, accent, near, soft] as const

export function laboratory(stage: Stage): string[] {
  const { width, colors, random } = stage
  const { accent, second, main, leaf, soft } = colors
  const wall = wallColor(colors)
  const side = random.pick([-1, 1])
  const filled = (color: string) => flask(color, random.between(0.4, 0.8), random)
  return [
    ...room(stage, wall),
    ...laboratoryWall(stage, wall),
    ...table(stage),
    ...alongDesk(stage, Math.min(210, width / 4.6), side, [
      (x) => at(x, desk + 34, 1.55, microscope(colors), side * 1.55),
      (x) => at(x - 20, desk + 30, 1.35, filled(main)) + at(x + 66, desk + 42, 0.85, filled(accent)),
      (x) => at(x, desk + 26, 1.15, testTubes([accent, second, leaf], colors.trunk)),
      (x) => at(x, desk + 26, 1.1, pottedPlant({ ...colors, second: soft })),
      (x) => at(x, desk + 32, 1.3, filled(second)),
      (x) => at(x, desk + 36, 1.1, laptop(colors)),
      (x) => at(x, desk + 28, 0.95, bookStack(random, hues(colors), 4)),
      (x) => at(x, desk + 32, 1.3, filled(leaf)) + at(x + 80, desk + 42, 0.8, filled(second)),
      (x) => at(x, desk + 30, 1.15, testTubes([main, leaf, accent], colors.trunk)),
    ]),
  ]
}

function laboratoryWall({ width, colors, random }: Stage, wall: string): string[] {
  const { accent, second, main, leaf, isNight, deep } = colors
  const paper = isNight ? deep : '#ffffff'
  const shelf = { from: width / 2 + 90, length: Math.min(400, width / 2 - 130) }
  return [
    at(width / 2 - Math.min(300, width * 0.29), 200, 1, chart(paper, mix(wall, main, 0.5), second)),
    at(width / 2 - 40, random.between(100, 140), 0.85, molecule(mix(wall, main, 0.26))),
    ...(width > 1500 ? [at(width * 0.1, 220, 1, windowView(colors)), at(width * 0.9, 220, 1, windowView(colors))] : []),
    box(shelf.from, 236, shelf.length, 12, mix(colors.trunk, wall, 0.5), 4),
    ...times(Math.floor(shelf.length / 74), (index) => {
      const color = mix(random.pick([accent, second, main, leaf]), wall, 0.25)
      return at(
        shelf.from + 40 + index * 74,
        236,
        random.pick([0.52, 0.62]),
        flask(color, random.between(0.3, 0.8), random),
      )
    }),
  ]
}

export function code(stage: Stage): string[] {
  const { width, colors, random } = stage
  const { accent, second, soft, pale, main } = colors
  const wall = wallColor(colors)
  const side = random.pick([-1, 1])
  const lines = [0, 1, 2, 2, 1, 2, 3, 1, 0].map(
    (indent) => [indent, random.between(60, 190), random.pick([accent, second, soft, pale])] as const,
  )
  const dots = times(11, (row) => `M20 ${row * 44 + 20}H${width}`).join('')
  return [
    ...room(stage, wall),
    line(dots, mix(wall, main, 0.22), 4, 1, 'stroke-dasharray="0.1 40"'),
    ...floating(stage),
    ...table(stage),
    at(width / 2, desk + 22, 1.36, monitor(colors, lines)),
    ...keyboard(width / 2, colors),
    ...[
      (x: number) => at(x, desk + 36, 1.2, laptop(colors)),
      (x: number) => at(x, desk + 26, 1.25, pottedPlant(colors)),
    ].map((thing, index) => thing(width / 2 + (index ? -side : side) * Math.min(350, width / 2 - 140))),
    ...(width > 1000 ? [at(width / 2 - side * 470, desk + 44, 1.1, mug(colors))] : []),
    ...(width > 1500
      ? [
          at(width / 2 - side * 660, desk + 24, 1.2, deskLamp(colors), side * 1.2),
          at(width / 2 + side * 620, desk + 28, 1.05, bookStack(random, hues(colors), 5)),
        ]
      : []),
  ]
}

function keyboard(x: number, { deep, soft, pale }: Stage['colors']): string[] {
  const rows = times(3, (row) => `M${x - 118 + row * 4} ${desk + 51 + row * 7}h${232 - row * 8}`)
  return [
    box(x - 130, desk + 44, 260, 26, mix(deep, soft, 0.25), 8),
    line(rows.join(''), pale, 3, 0.45, 'stroke-dasharray="9 7"'),
  ]
}

/** Small windows that hang in the air, where the picture is wide enough. */
function floating({ width, colors, random }: Stage): string[] {
  if (width < 1000) return []
  const { second, accent, soft, isNight, deep, main } = colors
  const paper = isNight ? mix(deep, main, 0.25) : '#ffffff'
  return [-1, 1].map((side) =>
    at(width / 2 + side * Math.min(530, width * 0.37), random.between(150, 220), 1, [
      box(-106, -74, 220, 160, deep, 12, 0.08),
      box(-110, -80, 220, 160, paper, 12),
      path('M-110-52V-68q0-12 12-12H98q12 0 12 12V-52z', random.pick([second, accent, main])),
      ...times(4, (row) =>
        box(-88, -30 + row * 24, random.between(60, 170), 9, row % 2 ? soft : mix(soft, paper, 0.4), 4),
      ),
    ]),
  )
}
