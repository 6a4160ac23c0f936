import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Anchor } from '../anchor.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

type PaginationProps = { page: number; pages: number; to: (page: number) => string; label?: string }

export function Pagination({ page, pages, to, label }: PaginationProps) {
  const t = useTexts('common')
  if (pages <= 1) return null
  return (
    <nav aria-label={label ?? t('ui.pages.label')} className={styles.pages}>
      <Turn to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <ChevronLeft />
        <span>{t('ui.pages.previous')}</span>
      </Turn>
      <p className={styles.short}>{t('ui.pages.current', { page, pages })}</p>
      <ul className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-after-${pageNumbers(page, pages)[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('ui.pages.number', { page: number })}
                className={styles.number}
              >
                {number}
              </Anchor>
            </li>
          ),
        )}
      </ul>
      <Turn to={page < pages ? to(page + 1) : undefined} rel="next">
        <span>{t('ui.pages.next')}</span>
        <ChevronRight />
      </Turn>
    </nav>
  )
}

function Turn({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  if (to === undefined)
    return (
      <span className={styles.turn} aria-hidden="true" data-disabled>
        {children}
      </span>
    )
  return (
    <Anchor to={to} rel={rel} className={styles.turn}>
      {children}
    </Anchor>
  )
}
