import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignApplications, listAssignees } from '#contract/review/assignments.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CheckboxGroup } from '#web/ui/fields/checkbox-group.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { toggled } from '../../desk/toggled.ts'

const ways = ['each', 'spread', 'remove'] as const
type Way = (typeof ways)[number]

/** Assigns members to applications: all of them to each, distributed evenly, or unassigned. */
export function AssignDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const showDone = useShowDone(on.formId)
  const [way, setWay] = useState<Way>('each')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const ids = { companyId, formId: on.formId }
  const count = countOf(on.target)
  // A single application cannot be distributed.
  const offeredWays = ways.filter((one) => one !== 'spread' || count > 1)
  const { data } = useQuery({
    queryKey: [listAssignees.path, ids],
    queryFn: () => askInBrowser(listAssignees, ids),
  })
  const offered = (data?.items ?? []).filter(({ canBeAssigned }) => canBeAssigned || way === 'remove')
  // Drops ticked members that the chosen way does not offer.
  const accounts = ticked.filter((id) => offered.some(({ accountId }) => accountId === id))
  const chosen = way === 'remove' ? { unassign: accounts } : { assign: accounts, ...spreads(way) }
  const run = useActOnApplications(assignApplications, on, accounts.length > 0 ? chosen : undefined)

  function send() {
    void run.doIt(chosen, (answer) => {
      on.onClose()
      on.onDone?.()
      showDone({ answer, title: t('acts.assign.done', { count: answer.changed, way }), canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('acts.assign.title', { count })}
      target={on.target}
      run={run}
      seen={t('acts.assign.seen')}
      submit={t('ui.save')}
      canSubmit={accounts.length > 0}
      onSubmit={send}
      onClose={on.onClose}
    >
      <RadioGroup
        name="way"
        label={t('acts.assign.way')}
        value={way}
        options={offeredWays.map((value) => ({ value, label: t('acts.assign.ways', { way: value, count }) }))}
        onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? 'each')}
      />
      <CheckboxGroup
        name="accounts"
        label={t('acts.assign.who')}
        options={offered.map(({ accountId, name, isMe, count, isExact }) => ({
          value: accountId,
          label: isMe ? t('acts.assign.me', { name }) : name,
          count: t('acts.assign.load', {
            count: isExact ? String(count) : t('list.atLeast', { count: String(count) }),
          }),
          checked: accounts.includes(accountId),
        }))}
        onChange={({ target }) => setTicked(toggled(accounts, target.value, target.checked))}
      />
    </ActDialog>
  )
}

const spreads = (way: Way) => (way === 'spread' ? { spread: true as const } : {})
