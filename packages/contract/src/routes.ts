import * as account from "./account-rights.ts";
import * as accounts from "./accounts.ts";
import * as applications from "./applications.ts";
import * as catalogue from "./catalogue.ts";
import * as companies from "./companies.ts";
import * as contact from "./contact.ts";
import * as discovery from "./discovery.ts";
import * as drafts from "./drafts.ts";
import * as employer from "./employer.ts";
import * as files from "./files.ts";
import * as interviews from "./interviews.ts";
import * as messaging from "./messaging.ts";
import * as missionActions from "./mission-actions.ts";
import * as missionLint from "./mission-lint.ts";
import * as missions from "./missions.ts";
import * as notifications from "./notifications.ts";
import * as profiles from "./profiles.ts";
import * as push from "./push.ts";
import * as ratings from "./ratings.ts";
import type { Route } from "./route.ts";
import * as listSavedMissions from "./saved-missions.ts";
import * as listSavedSearches from "./saved-searches.ts";
import * as site from "./site.ts";
import * as social from "./social.ts";
import * as templates from "./templates.ts";
import * as totp from "./totp.ts";
import * as trust from "./trust.ts";
import * as week from "./week.ts";

/** All routes. A test checks that each is mounted and in the authorization matrix. */
export const routes: readonly Route[] = [
  accounts.registerRoute,
  accounts.loginRoute,
  totp.loginTotpRoute,
  accounts.refreshRoute,
  accounts.logoutRoute,
  accounts.passwordResetRoute,
  accounts.passwordResetConfirmRoute,
  accounts.verifyEmailRoute,
  accounts.resendVerificationRoute,
  accounts.meRoute,
  social.socialProvidersRoute,
  social.startSocialRoute,
  social.finishSocialRoute,
  social.registerSocialRoute,
  account.changePasswordRoute,
  account.changeEmailRoute,
  account.confirmEmailRoute,
  totp.totpRoute,
  account.sessionsRoute,
  account.endSessionsRoute,
  account.exportRoute,
  account.deleteAccountRoute,
  account.confirmDeletionRoute,
  account.contactViewsRoute,
  profiles.profileRoute,
  profiles.updateProfileRoute,
  profiles.availabilityRoute,
  profiles.removeCvRoute,
  profiles.removeImageRoute,
  companies.companyRoute,
  companies.updateCompanyRoute,
  companies.updateLogoRoute,
  companies.removeLogoRoute,
  companies.publicCompanyRoute,
  missions.searchMissionsRoute,
  missions.missionRoute,
  missions.publishMissionRoute,
  missionLint.lintMissionRoute,
  missionActions.editMissionRoute,
  missionActions.editEffectsRoute,
  missionActions.closeMissionRoute,
  missionActions.missionStatusRoute,
  missionActions.promoteMissionRoute,
  missionActions.deleteMissionRoute,
  missionActions.duplicateMissionRoute,
  drafts.listDraftsRoute,
  drafts.draftRoute,
  drafts.addDraftRoute,
  drafts.editDraftRoute,
  drafts.deleteDraftRoute,
  templates.templatesRoute,
  templates.addTemplateRoute,
  templates.deleteTemplateRoute,
  listSavedMissions.saveMissionRoute,
  listSavedMissions.savedMissionsRoute,
  listSavedSearches.savedSearchesRoute,
  listSavedSearches.saveSearchRoute,
  listSavedSearches.deleteSearchRoute,
  catalogue.catalogueRoute,
  catalogue.skillSuggestionsRoute,
  applications.applyRoute,
  applications.listApplicationsRoute,
  applications.applicationRoute,
  applications.readApplicationRoute,
  applications.acceptApplicationRoute,
  applications.rejectApplicationRoute,
  applications.undoDecisionRoute,
  applications.confirmApplicationRoute,
  applications.withdrawApplicationRoute,
  applications.bookingsRoute,
  applications.applicationStatusRoute,
  applications.rejectWaitingRoute,
  applications.undoRejectWaitingRoute,
  applications.attendanceRoute,
  applications.contestAttendanceRoute,
  week.agendaRoute,
  week.planningRoute,
  interviews.proposeInterviewRoute,
  interviews.interviewRoute,
  interviews.answerInterviewRoute,
  ratings.candidatesToRateRoute,
  ratings.worksToRateRoute,
  ratings.rateCandidateRoute,
  ratings.rateCompanyRoute,
  ratings.replyToRatingRoute,
  ratings.givenRatingsRoute,
  ratings.listRatingsRoute,
  employer.employerSummaryRoute,
  employer.analyticsRoute,
  notifications.listNotificationsRoute,
  notifications.readNotificationRoute,
  notifications.deleteNotificationRoute,
  notifications.readAllNotificationsRoute,
  notifications.unreadRoute,
  notifications.preferencesRoute,
  notifications.updatePreferencesRoute,
  push.pushKeyRoute,
  push.subscribePushRoute,
  push.unsubscribePushRoute,
  push.saveFcmTokenRoute,
  push.unsubscribeMailsRoute,
  messaging.listConversationsRoute,
  messaging.conversationRoute,
  messaging.listMessagesRoute,
  messaging.sendMessageRoute,
  messaging.readConversationRoute,
  messaging.openConversationRoute,
  messaging.socketTicketRoute,
  trust.blockRoute,
  trust.unblockRoute,
  trust.reportRoute,
  contact.contactRoute,
  files.fileRoute,
  files.fileLinkRoute,
  discovery.sitemapRoute,
  discovery.sitemapMissionsRoute,
  discovery.feedRoute,
  discovery.landingsRoute,
  discovery.shareCardRoute,
  site.citiesRoute,
  site.statsRoute,
  site.salariesRoute,
  site.timeRoute,
];
