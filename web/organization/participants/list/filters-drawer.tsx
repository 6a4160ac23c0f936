import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { FilterDrawer } from '#web/ui/overlays/filter-drawer.tsx'
import styles from '../../desk/list/filters-drawer.module.css'
import { Ticks } from '../../desk/list/ticks.tsx'
import { useFormChoices } from '../../use-form-choices.ts'
import { orderOf, readOrder, useOrders } from './list-order.ts'
import { type ListSearch, listAddress, listSearchOf, standings } from './list-search.ts'
import { choicesOf, type Forms } from './participants-of.ts'

/** Not a filter: the order, which the address holds as `sort` and `direction`. */
const orderField = 'order'

interface FiltersDrawerProps {
  readonly now: ListSearch
  readonly forms: Forms
  readonly onClose: () => void
}

/** All filters of the list; the choice becomes the address. */
export function FiltersDrawer({ now, forms, onClose }: FiltersDrawerProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const orders = useOrders()
  const formChoices = useFormChoices(forms)
  const { myId: companyId } = useMe()
  const { call, input, key } = choicesOf(companyId, now)
  const {
    data: choices,
    isError,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input),
    // The drawer shows the error itself.
    meta: { isOfPage: true },
  })

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const address = new URLSearchParams()
    for (const [name, value] of form) if (typeof value === 'string' && value !== '') address.append(name, value)
    // Normalises the input, so that invalid values do not stay in the address.
    const { status, search } = now
    const kept = { ...(status && { status }), ...(search && { search }) }
    onClose()
    void navigate(listAddress({ ...listSearchOf(address), ...readOrder(String(form.get(orderField))), ...kept }, {}))
  }

  return (
    <FilterDrawer onClose={onClose} onSubmit={narrow}>
      <div className={styles.fields}>
        <Select name={orderField} label={t('list.sort')} defaultValue={orderOf(now)} options={orders} />
        <Select
          name="formId"
          label={t('participants.form')}
          defaultValue={now.formId ?? ''}
          options={[{ value: '', label: t('participants.allForms') }, ...formChoices]}
        />
        {isError && <RetryNotice onRetry={() => void refetch()}>{t('narrow.failed')}</RetryNotice>}
        {choices && choices.terms.length > 0 && (
          <>
            <Select
              name="termId"
              label={t('term')}
              defaultValue={now.termId ?? ''}
              options={[
                { value: '', label: t('participants.anyTerm') },
                ...choices.terms.map((one) => ({ value: one.id, label: `${one.name} · ${one.formTitle}` })),
              ]}
            />
            <Select
              name="term"
              label={t('participants.termState')}
              defaultValue={now.term ?? ''}
              options={[
                { value: '', label: t('ui.all') },
                ...standings.map((standing) => ({ value: standing, label: t('term.standing', { standing }) })),
              ]}
            />
          </>
        )}
        <Ticks name="tagId" label={t('label.tags')} chosen={now.tagId} of={choices?.tags} />
        <Ticks name="universityId" label={t('label.university')} chosen={now.universityId} of={choices?.universities} />
        <Ticks name="departmentId" label={t('label.department')} chosen={now.departmentId} of={choices?.departments} />
        <Ticks
          name="level"
          label={t('column', { column: 'level' })}
          chosen={now.level}
          of={choices?.levels.map(({ code, count }) => ({ id: code, name: t('enter.level', { code }), count }))}
        />
        <Ticks name="classId" label={t('label.class')} chosen={now.classId} of={choices?.classes} />
        <Ticks name="cityId" label={t('label.city')} chosen={now.cityId} of={choices?.cities} />
      </div>
    </FilterDrawer>
  )
}
