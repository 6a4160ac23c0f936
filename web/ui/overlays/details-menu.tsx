import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '../anchor.tsx'
import { classes } from '../classes.ts'
import item from '../item.module.css'
import styles from './details-menu.module.css'

type DetailsMenuProps = {
  summary: ReactNode
  /** Names the list of links for screen readers */
  label: string
  items: readonly { to: string; label: ReactNode; lang?: string; current?: boolean; reload?: boolean }[]
  side?: 'start' | 'end'
}

/** A menu of links without script: for documents, such as the language switch. */
export function DetailsMenu({ summary, label, items, side = 'end' }: DetailsMenuProps) {
  return (
    <details className={styles.details} name="menus">
      <summary className={styles.summary}>
        {summary}
        <ChevronDown className={styles.chevron} />
      </summary>
      <nav aria-label={label} className={styles.popup} data-side={side}>
        <ul>
          {items.map((item) => (
            <li key={item.to}>
              <Entry {...item} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** `reload` is for addresses outside this locale, which the router would put under its own. */
function Entry({ to, label, lang, current, reload }: DetailsMenuProps['items'][number]) {
  const shared = {
    lang,
    hrefLang: lang,
    'aria-current': current ? ('true' as const) : undefined,
    className: classes(item.item, styles.item),
  }
  if (reload)
    return (
      <a href={to} {...shared}>
        {label}
      </a>
    )
  return (
    <Anchor to={to} {...shared}>
      {label}
    </Anchor>
  )
}
