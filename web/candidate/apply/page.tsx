import { useEffect } from 'react'
import { useParams } from 'react-router'
import { listSimilar } from '#contract/listings/listings.ts'
import { useMe } from '#web/session/store.ts'
import { query } from '../../queries/answers.ts'
import { chainedBrowserLoader, chainedServerLoader, type Then } from '../../queries/chained-loaders.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { whereIn } from '../apply-step.ts'
import { answersOf, documentsOf, formToApply } from './apply-queries.ts'
import { Beginning } from './beginning.tsx'
import { profileQueries } from './profile/profile-queries.ts'
import { Wizard } from './wizard.tsx'

const queries: PageQueries = ({ me, params }) => [formToApply(me.myId, params.formId ?? '')]

const then: Then = ({ params, search, read, who }) => {
  if (!who) return []
  const { application, fit, listing } = read(formToApply(who.myId, params.formId ?? ''))
  const { step } = whereIn(search, application)
  return [
    ...(application ? [answersOf(who.myId, application.id), documentsOf(who.myId, application.id)] : []),
    ...(step === 'profile' || step === 'review' ? profileQueries(who.myId) : []),
    ...(step === 'fit' && fit.overall === 'doesNotFit' ? [query(listSimilar, { id: listing.formId })] : []),
  ]
}

export const loader = chainedServerLoader(queries, then)
export const clientLoader = chainedBrowserLoader(queries, then)

export default function ApplyPage() {
  const { myId } = useMe()
  const { formId = '' } = useParams()
  const form = useAnswer(formToApply(myId, formId))
  useEffect(() => {
    // Invalidates the cached answers, which are older than the changes made here.
    return () => {
      void invalidate('writtenApplication')
    }
  }, [])
  if (!form.application) return <Beginning form={form} />
  return <Wizard key={form.application.id} form={form} application={form.application} />
}
