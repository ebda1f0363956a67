import {
  countAnswerTimes,
  personDeletedReaction,
} from '#capabilities/answer-times/jobs/count-answer-times.ts';
import type { Capability } from '#platform/capability.ts';
import './tables.ts';

/** How soon people who let homes usually answer who writes to them. */
export const answerTimes: Capability = {
  name: 'answer-times',
  routes: [],
  refusals: {},
  jobs: [countAnswerTimes],
  reactions: [personDeletedReaction],
};
