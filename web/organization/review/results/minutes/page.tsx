import { FileDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import { decisions as allDecisions } from '#contract/results/decisions.ts'
import { linkMinutes } from '#contract/results/minutes.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { LazyDatePicker } from '../../../lazy-date-pickers.tsx'
import { useGroupName } from '../group-words.ts'
import { groupsOf, overviewOf } from '../result-queries.ts'
import styles from '../results.module.css'
import { ResultsFrame } from '../results-frame.tsx'

const queries: PageQueries = ({ me, params }) => [
  groupsOf(me.myId, idIn(params.formId)),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../../forbidden-boundary.tsx'

type Decision = 'Approved' | 'Reserve' | 'Rejected'

/** Creates the board's minutes: the decisions, time and place of the meeting, and the signatories. */
export default function MinutesPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { formId = '' } = useParams()
  const nameOf = useGroupName()
  const { title } = useAnswer(overviewOf(companyId, formId))
  const { groups } = useAnswer(groupsOf(companyId, formId))
  const [decisions, setDecisions] = useState<readonly Decision[]>(['Approved', 'Reserve'])
  const [viewId, setView] = useState('')
  const [heldOn, setHeldOn] = useState<string | null>(istanbulDay(new Date()))
  const [place, setPlace] = useState('')
  const [members, setMembers] = useState('')
  const { act, busy, failed } = useAct()
  const views = groups.filter((group) => group.viewId !== null)

  function make(event: FormEvent) {
    event.preventDefault()
    if (heldOn === null || decisions.length === 0) return
    const names = members
      .split('\n')
      .map((name) => name.trim())
      .filter((name) => name !== '')
    void act(
      () =>
        askInBrowser(linkMinutes, {
          companyId,
          formId,
          decisions: [...decisions],
          ...(viewId !== '' && { viewId }),
          heldOn,
          place: place.trim(),
          members: names,
        }),
      ({ link }) => {
        window.location.assign(`${link.address}&download=1`)
      },
    )
  }

  return (
    <ResultsFrame formId={formId} form={title} title={t('results.minutes')} lead={t('results.minutes.lead')}>
      <form onSubmit={make}>
        <Stack gap={5}>
          <fieldset className={styles.choices}>
            <legend>{t('results.minutes.decisions')}</legend>
            {groups.flatMap((group) => {
              const { decision } = group
              if (decision === null) return []
              return [
                <Checkbox
                  key={decision}
                  label={nameOf(group)}
                  help={t('results.minutes.count', { count: group.count })}
                  checked={decisions.includes(decision)}
                  onChange={({ currentTarget: { checked } }) =>
                    setDecisions(allDecisions.filter((one) => (one === decision ? checked : decisions.includes(one))))
                  }
                />,
              ]
            })}
          </fieldset>
          {views.length > 0 && (
            <div className={styles.moment}>
              <Select
                name="view"
                label={t('results.minutes.view')}
                placeholder={t('results.minutes.view.all')}
                value={viewId}
                options={views.map((view) => ({ value: view.viewId ?? '', label: view.name ?? '' }))}
                onChange={({ currentTarget: { value } }) => setView(value)}
              />
            </div>
          )}
          <div className={styles.moment}>
            <LazyDatePicker label={t('results.minutes.on')} value={heldOn} onChange={setHeldOn} />
          </div>
          <TextInput
            label={t('results.minutes.place')}
            maxLength={150}
            optional
            value={place}
            onChange={({ currentTarget: { value } }) => setPlace(value)}
          />
          <TextArea
            label={t('results.minutes.members')}
            help={t('results.minutes.members.help')}
            rows={5}
            optional
            value={members}
            onChange={({ currentTarget: { value } }) => setMembers(value)}
          />
          <FailedNotice failed={failed} />
          <div>
            <Button
              type="submit"
              variant="primary"
              icon={<FileDown />}
              loading={busy}
              disabled={heldOn === null || decisions.length === 0}
            >
              {t('results.minutes.make')}
            </Button>
          </div>
        </Stack>
      </form>
    </ResultsFrame>
  )
}
