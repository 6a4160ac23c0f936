/**
 * The 18 namespaces, that of those who run the product, and that of the developers' page, which no visitor's browser loads. Their keys are those of the
 * Turkish files; a test keeps the English ones the same.
 */
export interface Sentences {
  common: typeof import('#locales/tr/common.json')
  student_dashboard: typeof import('#locales/tr/student_dashboard.json')
  landing: typeof import('#locales/tr/landing.json')
  logins: typeof import('#locales/tr/logins.json')
  public_lists: typeof import('#locales/tr/public_lists.json')
  student_apps: typeof import('#locales/tr/student_apps.json')
  student_docs: typeof import('#locales/tr/student_docs.json')
  student_settings: typeof import('#locales/tr/student_settings.json')
  org_candidate_list_and_detail: typeof import('#locales/tr/org_candidate_list_and_detail.json')
  org_dashboard: typeof import('#locales/tr/org_dashboard.json')
  org_forms: typeof import('#locales/tr/org_forms.json')
  org_settings: typeof import('#locales/tr/org_settings.json')
  organizations: typeof import('#locales/tr/organizations.json')
  adv_detail: typeof import('#locales/tr/adv_detail.json')
  company_detail: typeof import('#locales/tr/company_detail.json')
  contact_us: typeof import('#locales/tr/contact_us.json')
  org_communities: typeof import('#locales/tr/org_communities.json')
  opportunities: typeof import('#locales/tr/opportunities.json')
  operations: typeof import('#locales/tr/operations.json')
  dev_ui: typeof import('#locales/tr/dev_ui.json')
}

export type Namespace = keyof Sentences
