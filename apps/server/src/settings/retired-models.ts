import type { Settings } from './settings';

// Retired on 24 July 2026; deepseek-coder had become another name of the first before. "deepseek-flash" stands in for
// all of them: the game switches thinking off, which was the difference between them.
const retired: readonly string[] = ['deepseek-chat', 'deepseek-reasoner', 'deepseek-coder'];

/**
 * Returns the fault of a model that DeepSeek itself no longer serves. Other endpoints may serve a model of any name.
 */
export function retiredModelFault({
  DEEPSEEK_BASE_URL: address,
  DEEPSEEK_MODEL: model,
}: Settings): readonly string[] {
  const isVendor = address === null || /(?:^|\.)deepseek\.com$/.test(new URL(address).hostname);
  if (!isVendor || !retired.includes(model.toLowerCase())) return [];
  return [
    `DEEPSEEK_MODEL must be a model that DeepSeek still serves, like deepseek-flash; it has retired "${model}".`,
  ];
}
