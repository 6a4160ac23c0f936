import { genders, levelCodes } from '#contract/forms/form-facts.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { fits, statuses } from '../../desk/list/filter-facts.ts'
import { isNarrowed, listAddress, listSearchOf } from '../../desk/list/list-search.ts'
import { Range } from '../../desk/list/range.tsx'
import { Ticks } from '../../desk/list/ticks.tsx'
import { type BreakdownSearch, breakdownAddress } from '../breakdown-search.ts'
import styles from '../reports.module.css'
import { HiddenFields } from './hidden-fields.tsx'

/** The filters offered here; those of a single form come from its list. */
const chosenHere = {
  status: undefined,
  fit: undefined,
  level: undefined,
  gender: undefined,
  minGpa: undefined,
  maxGpa: undefined,
  minAge: undefined,
  maxAge: undefined,
}

export function FilterFields({ now }: { now: BreakdownSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { list } = now
  const brought = listAddress(list, chosenHere)
  const count = new URLSearchParams(brought).size
  return (
    <>
      <HiddenFields address={brought} />
      <div className={styles.narrowed}>
        <Ticks
          name="status"
          label={t('label.state')}
          chosen={list.status}
          of={statuses.map((status) => ({ id: status, name: t('status', { status }) }))}
        />
        <Ticks
          name="fit"
          label={t('column.fit')}
          chosen={list.fit}
          of={fits.map((fit) => ({ id: fit, name: t('fit', { fit }) }))}
        />
        <Ticks
          name="level"
          label={t('column', { column: 'level' })}
          chosen={list.level}
          of={levelCodes.map((code) => ({ id: code, name: t('enter.level', { code }) }))}
        />
        <Ticks
          name="gender"
          label={t('label.gender')}
          chosen={list.gender}
          of={genders.map((gender) => ({ id: gender, name: t('gender', { gender }) }))}
        />
        <Range label={t('column.gpa')} names={['minGpa', 'maxGpa']} from={list.minGpa} to={list.maxGpa} max={100} />
        <Range label={t('column.age')} names={['minAge', 'maxAge']} from={list.minAge} to={list.maxAge} max={120} />
      </div>
      {count > 0 && <p className={styles.quiet}>{t('reports.narrow.brought', { count })}</p>}
      <p className={styles.narrowActs}>
        <Button type="submit" size="small">
          {t('ui.apply')}
        </Button>
        {(isNarrowed(list) || list.status) && (
          <Link to={breakdownAddress(now, { list: listSearchOf(new URLSearchParams()) })}>{t('list.clear')}</Link>
        )}
      </p>
    </>
  )
}
