import { createElement, type ReactNode } from 'react'
import type { Shape, ShapeGroup } from '#platform/charts/drawing.ts'
import styles from './charts.module.css'
import { fillOf } from './series.tsx'

interface ShapesProps {
  readonly groups: readonly ShapeGroup[]
  readonly height: number
  /** The names of the patterns of this drawing begin so */
  readonly patterns: string
}

/** The shapes of a chart as SVG. */
export const Shapes = ({ groups, height, patterns }: ShapesProps) =>
  groups.map(({ key, words, shapes }) => {
    const drawn = shapes.map((shape) => svgOf(shape, patterns))
    // Paths are stretched to the width; strokes keep their width.
    const [element, given] =
      shapes[0]?.kind === 'path'
        ? [
            'svg',
            { width: '100%', height, viewBox: `0 0 100 ${height}`, preserveAspectRatio: 'none', overflow: 'visible' },
          ]
        : ['g', {}]
    return createElement(element, { key, ...given }, words && <title>{words}</title>, ...drawn)
  })

function svgOf(shape: Shape, patterns: string): ReactNode {
  switch (shape.kind) {
    case 'rectangle': {
      const { is, look, x, y, width, height, round } = shape
      return (
        <rect
          x={`${x}%`}
          y={y}
          width={`${width}%`}
          height={height}
          rx={round}
          className={styles[is]}
          data-look={look}
          fill={look && fillOf(look, patterns)}
        />
      )
    }
    case 'line': {
      const { is, isGround, from, to } = shape
      return (
        <line
          x1={`${from[0]}%`}
          x2={`${to[0]}%`}
          y1={from[1]}
          y2={to[1]}
          className={styles[is]}
          data-ground={isGround || undefined}
        />
      )
    }
    case 'path':
      return <path d={shape.d} className={styles[shape.is]} data-look={shape.look} vectorEffect="non-scaling-stroke" />
    case 'words': {
      const { is, text, after, x, beside, y, anchor, room } = shape
      return (
        <text x={beside ?? `${x}%`} y={y} textAnchor={anchor} className={is && styles[is]} data-room={room}>
          {text}
          {after && (
            <tspan dx="8" className={styles.quiet}>
              {after}
            </tspan>
          )}
        </text>
      )
    }
    default:
      return (
        <circle
          cx={`${shape.x}%`}
          cy={shape.y}
          r={shape.r}
          className={styles.point}
          data-quiet={shape.isQuiet || undefined}
        />
      )
  }
}
