import { useState } from 'react'
import type { View } from '#contract/review/views.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { classes } from '#web/ui/classes.ts'
import type { ListSearch } from '../../../desk/list/list-search.ts'
import { LazyMenu } from '../../../lazy-menu.tsx'
import { rowOfViews } from './row-of-views.ts'
import { useViewCounts } from './use-view-counts.ts'
import { isShown, viewAddress } from './view-search.ts'
import styles from './views.module.css'

interface ViewLinksProps {
  readonly formId: string
  readonly views: readonly View[]
  readonly now: ListSearch
  /** The number of matches of the current list, once all are counted */
  readonly total: number | undefined
  /** Opens the dialog that saves and edits views */
  readonly onChange: () => void
}

/** The saved views, the first ones as links; a menu holds all of them if they do not fit, and on a phone. */
export function ViewLinks({ formId, views, now, total, onChange }: ViewLinksProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const shown = views.find((view) => isShown(view, now))
  const row = rowOfViews(views, shown)
  const links = row.map(({ view }) => view)
  // The window width from which all views fit the row
  const whole = links.length === views.length ? Math.max(...row.map(({ from }) => from)) : undefined
  // The other views are only counted once a menu shows them.
  const [areAllWanted, setAllWanted] = useState(false)
  const others = views.filter((view) => !links.includes(view))
  const counts = {
    ...useViewCounts(formId, links),
    ...useViewCounts(formId, areAllWanted ? others : []),
    // Takes the number that the list has counted already.
    ...(shown && total !== undefined && { [shown.id]: formatNumber(total, language) }),
  }
  const all = views.map((view) => ({
    id: view.id,
    label: view.name,
    to: viewAddress(view),
    count: counts[view.id],
  }))
  return (
    <nav aria-label={t('saved.title')} className={styles.links}>
      <ul>
        {row.map(({ view, from }) => (
          <li key={view.id} data-from={from}>
            <Anchor
              to={viewAddress(view)}
              aria-current={view === shown ? 'page' : undefined}
              title={view.name}
              data-dim={counts[view.id] === '0' || undefined}
              className={styles.link}
            >
              <span>{view.name}</span>
              {/* Rendered empty, so that the number does not shift the layout when it arrives. */}
              <span className={styles.count}>{counts[view.id]}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        <LazyMenu
          label={t('saved.title')}
          words={t('saved.all', { count: views.length })}
          className={classes(styles.all, whole !== undefined && styles[`whole${whole}`])}
          groups={[all]}
          onWanted={() => setAllWanted(true)}
        />
      )}
      <LazyMenu
        label={t('saved.title')}
        words={shown?.name ?? t('saved.title')}
        className={styles.menu}
        groups={[all, [{ id: 'change', label: t('saved.change'), onAction: onChange }]]}
        onWanted={() => setAllWanted(true)}
      />
    </nav>
  )
}
