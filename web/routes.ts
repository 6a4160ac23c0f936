import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { profileParts } from '../contract/candidates/candidate-facts.ts'

/** Both kinds of account share these pages. */
const settings = (whose: string) => [
  route('security', 'settings/security-page.tsx', { id: `${whose}-security` }),
  route('password', 'settings/password-page.tsx', { id: `${whose}-password` }),
  route('email', 'settings/email-page.tsx', { id: `${whose}-email` }),
  route('phone', 'settings/phone-page.tsx', { id: `${whose}-phone` }),
  route('notifications', 'settings/notifications/page.tsx', { id: `${whose}-notifications` }),
  route('sessions', 'settings/sessions-page.tsx', { id: `${whose}-sessions` }),
]

/** The parts of the profile with a page each; the phone number has its page in the settings, documents have theirs. */
const profilePages = profileParts.filter((part) => part !== 'gsm' && part !== 'documents')

/** What fails in one of these pages stays inside the layout around them. */
const bounded = (id: string, pages: RouteConfigEntry[]) => [
  layout('page/page-boundary.tsx', { id: `${id}-boundary` }, pages),
]

/** The same for pages behind a sign-in, where an unknown address stays inside the layout as well. */
const boundedPanel = (id: string, pages: RouteConfigEntry[]) =>
  bounded(id, [...pages, route('*', 'page/missing-page.tsx', { id: `${id}-missing` })])

/** The site map. Every address also works under a locale: /en/…, /tr-gb/… (the basename, see entry.server.tsx). */
export default [
  layout(
    'public/layout.tsx',
    bounded('public', [
      index('public/landing/page.tsx'),
      route('search', 'public/lists/page.tsx', { id: 'search' }),
      ...['scholarships', 'programs', 'jobs', 'voluntary', 'others'].flatMap((list) => [
        route(list, 'public/lists/page.tsx', { id: list }),
        route(`${list}/:place`, 'public/advertisement/page.tsx', { id: `${list}-advertisement` }),
      ]),
      route('organizations', 'public/organizations/page.tsx'),
      route('organizations/:place', 'public/company/page.tsx'),
      route('opportunities', 'public/opportunities/page.tsx'),
      route('opportunities/:place', 'public/opportunities/detail-page.tsx'),
      route('communities', 'public/communities/page.tsx'),
      route('communities/:place', 'public/communities/detail-page.tsx'),
      route('contact-us', 'public/contact/page.tsx'),
      route('legal/:name/:version?', 'public/legal/page.tsx'),
      route('interview', 'public/interview/page.tsx'),
      route('offline', 'public/offline/page.tsx'),
    ]),
  ),
  layout('sign-in/layout.tsx', [
    route('student-login', 'sign-in/sign-in-page.tsx', { id: 'student-login' }),
    route('company-login', 'sign-in/sign-in-page.tsx', { id: 'company-login' }),
    route('student-register', 'sign-in/sign-up-page.tsx', { id: 'student-register' }),
    route('company-register', 'sign-in/sign-up-page.tsx', { id: 'company-register' }),
    route('student-forgot-password', 'sign-in/forgot-page.tsx', { id: 'student-forgot-password' }),
    route('company-forgot-password', 'sign-in/forgot-page.tsx', { id: 'company-forgot-password' }),
    route('reset-password', 'sign-in/reset-page.tsx'),
    route('company-invitation', 'sign-in/invitation/page.tsx'),
    route('added-application', 'sign-in/entry/page.tsx'),
    route('verify', 'sign-in/verify/verify-page.tsx'),
    route('google', 'sign-in/google/google-page.tsx'),
    route('istanbulsenin', 'sign-in/istanbulsenin-page.tsx'),
  ]),
  layout('private/layout.tsx', [
    route(
      'student-dashboard',
      'candidate/shell/layout.tsx',
      boundedPanel('candidate', [
        route('apply/:formId', 'candidate/apply/page.tsx'),
        route('profile', 'candidate/profile/page.tsx'),
        ...profilePages.map((part) => route(`profile/${part}`, `candidate/profile/pages/${part}-page.tsx`)),
        index('candidate/dashboard/page.tsx', { id: 'candidate-dashboard' }),
        route('applications', 'candidate/applications/page.tsx'),
        route('applications/:id', 'candidate/applications/detail-page.tsx'),
        route('documents', 'candidate/documents/page.tsx'),
        route('interviews', 'candidate/interviews/page.tsx'),
        route('notifications', 'candidate/notifications/page.tsx', { id: 'candidate-news' }),
        route('saved', 'candidate/saved/page.tsx'),
        route('communities', 'candidate/communities/page.tsx', { id: 'candidate-communities' }),
        route('communities/:communityId', 'candidate/communities/one-page.tsx'),
        route('settings', 'settings/candidate-layout.tsx', [
          index('settings/first-section.tsx', { id: 'candidate-settings' }),
          ...settings('candidate'),
          route('data', 'settings/data/copy-page.tsx'),
          route('consents', 'settings/data/consents-page.tsx'),
          route('readings', 'settings/data/readings-page.tsx'),
          route('requests', 'settings/requests/requests-page.tsx'),
          route('requests/new', 'settings/requests/new-page.tsx', { id: 'new-data-request' }),
          route('requests/:dataRequestId', 'settings/requests/one-page.tsx', { id: 'own-data-request' }),
          route('delete-account', 'settings/delete-page.tsx'),
        ]),
      ]),
    ),
    route(
      'organizations-dashboard',
      'organization/shell/layout.tsx',
      boundedPanel('organization', [
        index('organization/dashboard/page.tsx'),
        route('preview', 'organization/preview/page.tsx'),
        route('notifications', 'organization/notifications/page.tsx', { id: 'member-news' }),
        route('settings', 'settings/company-layout.tsx', [
          index('settings/first-section.tsx', { id: 'company-settings' }),
          route('accounts', 'settings/accounts/layout.tsx', [
            index('settings/accounts/page.tsx'),
            route('invite', 'settings/accounts/invite-page.tsx'),
            route(':accountId', 'settings/accounts/edit-page.tsx'),
          ]),
          route('message-templates', 'organization/message-templates/page.tsx'),
          route('data-requests', 'settings/requests/received-page.tsx'),
          route('data-requests/:dataRequestId', 'settings/requests/received-one-page.tsx'),
          layout('organization/profile/root-only.tsx', [
            route('company', 'organization/profile/company-page.tsx'),
            route('profile', 'organization/profile/profile-page.tsx'),
            route('sections/:number?', 'organization/profile/sections-page.tsx'),
            route('address', 'organization/profile/address-page.tsx'),
            route('social', 'organization/profile/social-page.tsx'),
            route('targeting', 'organization/profile/targeting-page.tsx'),
            route('tax', 'organization/profile/tax-page.tsx'),
          ]),
          ...settings('company'),
        ]),
        route('opportunities', 'organization/opportunities/layout.tsx', [
          index('organization/opportunities/page.tsx'),
          route('new', 'organization/opportunities/new-page.tsx'),
          route(':opportunityId', 'organization/opportunities/edit-page.tsx'),
        ]),
        route('communities', 'organization/communities/list/page.tsx', { id: 'own-communities' }),
        route('communities/new', 'organization/communities/edit/new-page.tsx'),
        route('communities/:communityId', 'organization/communities/one/layout.tsx', [
          index('organization/communities/one/members-page.tsx'),
          route('announcements', 'organization/communities/one/announcements-page.tsx'),
          route('announcements/new', 'organization/communities/edit/announcement-page.tsx', { id: 'new-announcement' }),
          route('announcements/:announcementId', 'organization/communities/edit/announcement-page.tsx'),
          route('invite', 'organization/communities/one/invite-page.tsx'),
          route('edit', 'organization/communities/edit/edit-page.tsx'),
        ]),
        route('applications', 'organization/review/forms/page.tsx', { id: 'company-applications' }),
        route('participants', 'organization/participants/list/page.tsx'),
        route('participants/terms', 'organization/participants/terms/page.tsx'),
        route('participants/terms/new', 'organization/participants/terms/new-page.tsx'),
        route('participants/terms/:termId', 'organization/participants/terms/term-page.tsx'),
        route('participants/:id', 'organization/participants/one/page.tsx'),
        route('interviews', 'organization/interviews/page.tsx', { id: 'company-interviews' }),
        route('exports', 'organization/exports/page.tsx'),
        route('apps', 'organization/subscription/overview/page.tsx', { id: 'packages' }),
        route('apps/orders', 'organization/subscription/orders/page.tsx'),
        route('apps/history', 'organization/subscription/history/page.tsx'),
        route('reports', 'organization/reports/overview/page.tsx', { id: 'reports-overview' }),
        route('reports/breakdown', 'organization/reports/breakdown/page.tsx'),
        route('reports/participants', 'organization/reports/participants/page.tsx', { id: 'participant-report' }),
        route('payments', 'organization/payments/overview/page.tsx', { id: 'payments-overview' }),
        route('payments/list', 'organization/payments/list/page.tsx'),
        route('payments/runs', 'organization/payments/runs/page.tsx'),
        route('payments/runs/new/:step?', 'organization/payments/runs/new-page.tsx'),
        route('payments/runs/:runId', 'organization/payments/run/page.tsx'),
        route('payments/templates', 'organization/payments/templates/page.tsx'),
        route('payments/templates/new', 'organization/payments/templates/new-page.tsx'),
        route('payments/templates/:templateId', 'organization/payments/templates/edit-page.tsx'),
        route('forms', 'organization/forms/list/page.tsx'),
        route('forms/new-form', 'organization/forms/new-form/page.tsx'),
        route('forms/:formId', 'organization/forms/builder/page.tsx'),
        route('forms/:formId/applications', 'organization/review/list/page.tsx'),
        route('forms/:formId/applications/enter/:listId?/:step?', 'organization/review/entries/page.tsx'),
        route('forms/:formId/applications/:appId', 'organization/review/application/page.tsx'),
        route('forms/:formId/interviews', 'organization/review/interviews/page.tsx'),
        route('forms/:formId/messages', 'organization/review/mailings/page.tsx'),
        route('forms/:formId/results', 'organization/review/results/page.tsx'),
        route('forms/:formId/results/publish/:step?', 'organization/review/results/wizard/page.tsx'),
        route('forms/:formId/results/reserves', 'organization/review/results/reserves/page.tsx'),
        route('forms/:formId/results/minutes', 'organization/review/results/minutes/page.tsx'),
      ]),
    ),
  ]),
  layout('operations/shell/private-layout.tsx', [
    route('operations/protect', 'operations/protect/page.tsx'),
    route(
      'operations',
      'operations/shell/layout.tsx',
      boundedPanel('operations', [
        index('operations/status/page.tsx'),
        route('orders', 'operations/orders/page.tsx', { id: 'operated-orders' }),
        route('orders/:orderId', 'operations/orders/order-page.tsx'),
        route('packages', 'operations/packages/page.tsx'),
        route('organizations', 'operations/organizations/page.tsx', { id: 'operated-organizations' }),
        route('organizations/:id', 'operations/organizations/organization-page.tsx'),
        route('messages', 'operations/messages/page.tsx'),
        route('messages/:messageId', 'operations/messages/message-page.tsx'),
        route('data-requests', 'operations/data-requests/page.tsx', { id: 'operated-data-requests' }),
        route('data-requests/:dataRequestId', 'operations/data-requests/request-page.tsx'),
        route('people', 'operations/people/page.tsx'),
        route('failed-jobs', 'operations/failed-jobs/page.tsx'),
        route('announcements', 'operations/announcements/page.tsx'),
        route('acts', 'operations/acts/page.tsx'),
      ]),
    ),
  ]),
  route('dev/ui', 'dev/ui/route.tsx'),
  route('dev/outbox', 'dev/outbox/page.tsx'),
  route('dev/errors/:status', 'dev/errors.tsx'),
] satisfies RouteConfig
