import { useQuery } from '@tanstack/react-query'
import { listParticipants } from '#contract/participants/participants.ts'
import { fold } from '#platform/text/turkish.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { participantAddress } from '../../participants-addresses.ts'
import type { whoTakesPart } from '../../who-takes-part.ts'
import type { FormIds } from './asking.ts'

interface NamesakesProps {
  readonly ids: FormIds
  readonly who: ReturnType<typeof whoTakesPart>
  /** The whole name, as it was written */
  readonly name: string
}

/** Warns of participants of the form with the same whole name; they may be other people, so nothing is refused. */
export function Namesakes({ ids, who, name }: NamesakesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const reads = may(useMe(), 'Participants', 'read')
  const { call, input, key } = query(listParticipants, { ...ids, search: name, pageNumber: 1, pageSize: 20 })
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input),
    enabled: reads && name.includes(' '),
  })
  const same = data?.items.filter((one) => fold(one.name) === fold(name)) ?? []
  if (same.length === 0) return null
  return (
    <Notice tone="warning" live title={t('scholars.sameNames', { count: 1, who })}>
      {same.map((one) => (
        <p key={one.id}>
          <Link to={participantAddress(one.id)} target="_blank">
            {one.name}
          </Link>
          {one.email && ` · ${one.email}`}
        </p>
      ))}
      <p>{t('scholars.one.sameName')}</p>
    </Notice>
  )
}
