import { fieldOf, PostForm } from '../../forms/posted/post-form.tsx'
import type { Refused } from '../../forms/posted/posted.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Column } from '../column.tsx'
import { EmailField } from '../email-field.tsx'

export function AskForCode({ refused }: { refused: Refused | undefined }) {
  const t = useTexts('logins')
  return (
    <Column title={t('verify.title')} lead={t('verify.ask.lead')}>
      <PostForm refused={refused} labels={{ email: t('label.email') }} submit={t('verify.ask.submit')}>
        <EmailField {...fieldOf(refused)('email')} />
      </PostForm>
    </Column>
  )
}
