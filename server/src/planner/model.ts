import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { wrapLanguageModel, type LanguageModel } from 'ai';
import type { PlannerConfigOn } from '../config/planner.ts';
import { jsonAnswers } from './json-answers.ts';
import { fetchWithJsonFallback } from './json-mode.ts';

function bareModel(config: PlannerConfigOn) {
  switch (config.kind) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'ia',
        baseURL: config.baseUrl,
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch: fetchWithJsonFallback(),
        ...(config.apiKey !== null && { apiKey: config.apiKey }),
      }).chatModel(config.model);
    case 'anthropic':
      return createAnthropic({
        apiKey: config.apiKey,
        ...(config.baseUrl !== null && { baseURL: config.baseUrl }),
      })(config.model);
  }
}

export const modelFor = (config: PlannerConfigOn): LanguageModel =>
  wrapLanguageModel({ model: bareModel(config), middleware: jsonAnswers() });
