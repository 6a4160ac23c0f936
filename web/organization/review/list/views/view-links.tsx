import type { View } from '#contract/review/views.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { LateMenu } from '../../../late-menu.tsx'
import type { ListSearch } from '../list-search.ts'
import { isShown, viewAddress } from './view-search.ts'
import styles from './views.module.css'

/** As many stand side by side on a screen for work, and on a phone. */
const [most, fewest] = [5, 2]

/** The kept views in a row of their own, the first of them as links; the menu has them all where they are more. */
export function ViewLinks({ views, now }: { views: readonly View[]; now: ListSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const shown = views.find((view) => isShown(view, now))
  const first = views.slice(0, most)
  // The one that is shown is never hidden in the menu.
  const links = shown && !first.includes(shown) ? [...first.slice(0, -1), shown] : first
  return (
    <nav aria-label={t('saved.title')} className={styles.links}>
      <ul>
        {links.map((view, at) => (
          <li key={view.id} data-late={(at >= fewest && view !== shown) || undefined}>
            <Anchor
              to={viewAddress(view)}
              aria-current={view === shown ? 'page' : undefined}
              title={view.name}
              className={styles.link}
            >
              {view.name}
            </Anchor>
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        <LateMenu
          label={t('saved.title')}
          words={t('saved.all', { count: views.length })}
          className={views.length > most ? undefined : styles.onPhones}
          groups={[views.map((view) => ({ id: view.id, label: view.name, to: viewAddress(view) }))]}
        />
      )}
    </nav>
  )
}
