import type { Point } from './paths.ts'

// The shapes of a chart, with x in percent of its width and y in pixels. Pages render them as SVG and files as PDF, so
// that both look the same.

/** The styles of series: a colour and a pattern each, because colour alone is not accessible to all. */
export type Look = 'one' | 'two' | 'three' | 'four'

export interface Series {
  readonly key: string
  readonly name: string
  readonly look: Look
}

interface Rectangle {
  readonly kind: 'rectangle'
  readonly is: 'shape' | 'track' | 'box'
  readonly look?: Look
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly round?: number
}

interface Line {
  readonly kind: 'line'
  readonly is: 'rule' | 'event' | 'halo' | 'was' | 'whisker' | 'median'
  /** The baseline */
  readonly isGround?: boolean
  readonly from: Point
  readonly to: Point
}

interface Path {
  readonly kind: 'path'
  readonly is: 'area' | 'slope' | 'line'
  readonly look?: Look
  readonly d: string
}

interface Words {
  readonly kind: 'words'
  readonly is?: 'name' | 'strong'
  readonly text: string
  /** Said more quietly behind it */
  readonly after?: string | undefined
  readonly x: number
  /** In pixels from there */
  readonly beside?: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Whether there is room for it everywhere, or where the drawing is wide */
  readonly room?: 'always' | 'wide'
}

interface Circle {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly r: number
  /** Without a shape of its own: only visible on hover */
  readonly isQuiet: boolean
}

export type Shape = Rectangle | Line | Path | Words | Circle

export interface ShapeGroup {
  readonly key: string
  /** Its text */
  readonly words?: string
  readonly shapes: readonly Shape[]
}

export interface Mark {
  /** In percent of the width */
  readonly x: number
  /** In pixels from the top */
  readonly y: number
  /** The value in words */
  readonly words: string
}

export interface Drawing {
  readonly height: number
  readonly marks: readonly Mark[]
  /** Whether the values follow each other along the chart or down it */
  readonly along: 'x' | 'y'
  /** The number of letters that the longest number of the axis has */
  readonly axis: number
  readonly groups: readonly ShapeGroup[]
  /** The height of a row, if each group is a row: a page break can fall between rows */
  readonly row?: number
}
