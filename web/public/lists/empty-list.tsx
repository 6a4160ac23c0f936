import type { FormType } from '#contract/forms/form-content.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { listAddress } from '../../listing/list-type.ts'
import { useLanguage } from '../../place.tsx'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import styles from './empty-list.module.css'
import { type Filters, filtersAddress } from './filters.ts'
import { dropQueries } from './list-queries.ts'

interface EmptyListProps {
  readonly type: FormType | undefined
  readonly filters: Filters
  readonly total: number
}

/** The empty state: filters to remove, each with the number of listings it would show. */
export function EmptyList({ type, filters, total }: EmptyListProps) {
  const t = useTexts('public_lists')
  const path = listAddress(type)
  if (total > 0)
    return (
      <EmptyState
        drawing="search"
        title={t('empty.page')}
        action={<ButtonLink to={filtersAddress(path, { ...filters, page: 1 })}>{t('empty.firstPage')}</ButtonLink>}
      />
    )
  if (dropQueries(type, filters).length > 0) return <NothingFound type={type} filters={filters} />
  return (
    <EmptyState
      title={t('empty.none', { type: type ?? 'all' })}
      action={
        <ButtonLink to={type ? '/search' : '/organizations'}>{t(type ? 'empty.all' : 'empty.companies')}</ButtonLink>
      }
    >
      {t('empty.none.text')}
    </EmptyState>
  )
}

function NothingFound({ type, filters }: Omit<EmptyListProps, 'total'>) {
  const t = useTexts('public_lists')
  const { search } = filters
  const drops = dropQueries(type, filters)
  return (
    <EmptyState
      drawing="search"
      title={search ? t('search.nothing', { search }) : t('empty.filtered')}
      // With a single filter the line above says it already.
      action={drops.length > 1 && <ButtonLink to={listAddress(type)}>{t('empty.clear')}</ButtonLink>}
    >
      {search && <p>{t('search.hint')}</p>}
      <ul className={styles.drops}>
        {drops.map((drop) => (
          <Drop key={drop.name} path={listAddress(type)} {...drop} />
        ))}
      </ul>
    </EmptyState>
  )
}

type DropProps = ReturnType<typeof dropQueries>[number] & { readonly path: string }

function Drop({ path, name, without, query }: DropProps) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const { total, isMore } = useAnswer(query)
  if (total === 0) return null
  return (
    <li>
      <Link to={filtersAddress(path, without)}>{t('empty.drop', { name })}</Link>{' '}
      <span>{t('empty.gives', { count: total, number: formatNumber(total, language) + (isMore ? '+' : '') })}</span>
    </li>
  )
}
