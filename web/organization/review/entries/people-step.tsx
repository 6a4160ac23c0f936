import { Trash2 } from 'lucide-react'
import { type CheckedRow, checkEntryList, type EntryList, removeEntryRow } from '#contract/entries/entry-lists.ts'
import { useAct } from '#web/forms/use-act.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'
import { RowForm } from './row-form.tsx'

/** All people of a typed list, which fit one page. */
export const peopleOf = (ids: ListIds) => query(checkEntryList, { ...ids, only: 'all', pageSize: 1000 })

/** Adds people one by one; the list below shows them. */
export function PeopleStep({ ids, list }: { ids: ListIds; list: EntryList }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items } = useAnswer(peopleOf(ids))
  return (
    <Stack gap={5}>
      <Card className={styles.way}>
        <h2>{t('enter.people.new')}</h2>
        <RowForm ids={ids} questions={list.questions} submit={t('enter.people.add')} />
      </Card>
      <section aria-labelledby="people" className={styles.way}>
        <h2 id="people">{t('enter.people.list', { count: list.total })}</h2>
        {items.length === 0 ? (
          <p>{t('enter.people.none')}</p>
        ) : (
          <ul className={styles.people}>
            {items.map((row) => (
              <Person key={row.line} ids={ids} row={row} />
            ))}
          </ul>
        )}
      </section>
      {items.length > 0 && (
        <div className={styles.foot}>
          <ButtonLink variant="primary" to={enterAddress(ids.formId, ids.listId, 'check')}>
            {t('enter.goOn.check')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

function Person({ ids, row: { line, values, faults, warnings } }: { ids: ListIds; row: CheckedRow }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'entryLists', showsProblemInDialog: true })
  const name = [values.name, values.surname].join(' ').trim()
  return (
    <li className={styles.person}>
      <span className={styles.sample}>
        <strong>{name || values.email}</strong>
        <span className={styles.muted}>
          {[values.email, values.phone, values.university].filter(Boolean).join('\u00a0· ')}
        </span>
        {[...faults, ...warnings].map(({ text }) => (
          <span key={text} className={styles.fault}>
            {text}
          </span>
        ))}
      </span>
      <IconButton
        label={t('enter.people.remove', { name: name || (values.email ?? '') })}
        icon={<Trash2 />}
        disabled={busy}
        onClick={() => {
          document.getElementById('row-email')?.focus()
          void act(() => askInBrowser(removeEntryRow, { ...ids, line }))
        }}
      />
    </li>
  )
}
