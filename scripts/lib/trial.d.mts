export declare function trialEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
