import type { Rule } from 'eslint';

export declare const noModuleState: Rule.RuleModule;
