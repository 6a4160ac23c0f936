import type { Look, Series } from '#platform/charts/drawing.ts'
import styles from './charts.module.css'

/** The patterns of one drawing; `of` makes their names its own. */
export function Patterns({ of }: { of: string }) {
  return (
    <defs>
      <pattern id={`${of}-two`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className={styles.paper} />
        <rect width="3" height="7" className={styles.hatch} />
      </pattern>
      <pattern id={`${of}-three`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className={styles.paper} />
        <circle cx="3.5" cy="3.5" r="1.8" className={styles.dot} />
      </pattern>
    </defs>
  )
}

/** The filling of a look: the first is plain, the last one is hollow. */
export const fillOf = (look: Look, patterns: string): string | undefined =>
  look === 'two' || look === 'three' ? `url(#${patterns}-${look})` : undefined

/** The legend of the series, with colour and pattern. */
export function Legend({
  series,
  patterns,
  isLine = false,
}: {
  series: readonly Series[]
  patterns: string
  isLine?: boolean
}) {
  if (series.length < 2) return null
  return (
    <ul className={styles.legend}>
      {series.map(({ key, name, look }) => (
        <li key={key}>
          <svg width="20" height="12" aria-hidden="true">
            {isLine ? (
              <path d="M0 6H20" className={styles.line} data-look={look} />
            ) : (
              <rect
                x="0.75"
                y="0.75"
                width="18.5"
                height="10.5"
                rx="2"
                className={styles.shape}
                data-look={look}
                fill={fillOf(look, patterns)}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
