import { useQuery } from '@tanstack/react-query'
import { listCompanyAccounts } from '#contract/companies/company-accounts.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { usePart } from '../use-builder.ts'

/** Chooses the reviewers; only Roots, because only they may list the organization's accounts. */
export function ReviewersPart() {
  const t = useTexts('org_forms')
  const { role } = useMe()
  const [reviewers] = usePart('reviewers')
  if (role.userType.name === 'Root') return <Members />
  return (
    <Notice title={t('reviewers.rootOnly')}>
      <p>{t('reviewers.count', { count: reviewers.length })}</p>
    </Notice>
  )
}

function Members() {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const [reviewers, setReviewers] = usePart('reviewers')
  const { key, input } = query(listCompanyAccounts, { companyId })
  const { data } = useQuery({ queryKey: key, queryFn: () => askInBrowser(listCompanyAccounts, input) })
  if (!data) return <LoadingBlock />
  return (
    <FieldGroup id="reviewers" name={undefined} label={t('reviewers.choose')} help={t('reviewers.help')}>
      {() =>
        data.items.map(({ accountId, name, surname, email }) => (
          <Checkbox
            key={accountId}
            label={`${name} ${surname}`}
            help={email}
            checked={reviewers.includes(accountId)}
            onChange={({ target }) =>
              setReviewers(
                target.checked ? [...reviewers, accountId] : reviewers.filter((other) => other !== accountId),
              )
            }
          />
        ))
      }
    </FieldGroup>
  )
}
